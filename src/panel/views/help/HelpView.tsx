import { Anchor, Code, Image, List, Table, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { viewWords } from '../../words/view-words.ts';
import { anchorOf, type Block, manual } from './manual.ts';

// The view has a title of its own.
const [, ...chapters] = manual;

/** The manual of the panel, `docs/operator.md`: every view leads to its own heading. */
export function HelpView() {
  const { hash } = useLocation();
  useEffect(() => {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <>
      <ViewTitle title={viewWords.help} />
      <nav aria-label={viewWords.help}>
        <List mb="lg">
          {chapters.map(
            (block) =>
              block.is === 'heading' && (
                <List.Item key={block.text}>
                  <Anchor href={`#${anchorOf(block.text)}`}>{inline(block.text)}</Anchor>
                </List.Item>
              ),
          )}
        </List>
      </nav>
      <div style={{ maxWidth: '72ch' }}>{blocksIn(chapters)}</div>
    </>
  );
}

const screens = import.meta.glob<string>('../../../../docs/screens/panel-*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A picture that arrives late moves the heading that was led to. */
function keepInView(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLHeadingElement && activeElement.id !== '') activeElement.scrollIntoView();
}

// The manual does not change while it is shown: places are keys enough.
const blocksIn = (blocks: readonly Block[]): ReactNode[] =>
  blocks.map((block, place) => <Part key={String(place)} block={block} />);

function Part({ block }: { block: Block }) {
  if (block.is === 'heading')
    return (
      <Title
        order={block.depth === 2 ? 2 : 3}
        size={block.depth === 2 ? 'h3' : 'h5'}
        id={anchorOf(block.text)}
        tabIndex={-1}
        mt="xl"
        mb="xs"
        // Below the head of the panel, which stays.
        style={{ scrollMarginTop: 72 }}
      >
        {inline(block.text)}
      </Title>
    );
  if (block.is === 'picture')
    return (
      <Image
        src={screens[`../../../../docs/${block.src}`]}
        alt={block.alt}
        w="auto"
        maw={block.width ?? '100%'}
        my="sm"
        onLoad={keepInView}
      />
    );
  if (block.is === 'list')
    return (
      <List type={block.isNumbered ? 'ordered' : 'unordered'} mb="sm">
        {block.items.map((item, place) => (
          <List.Item
            key={String(place)}
            styles={{ itemWrapper: { display: 'block' }, itemLabel: { display: 'block' } }}
          >
            {blocksIn(item)}
          </List.Item>
        ))}
      </List>
    );
  if (block.is === 'text') return <Text mb="xs">{inline(block.text)}</Text>;
  return (
    <Table.ScrollContainer minWidth={0} mb="sm">
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {block.head.map((cell) => (
              <Table.Th key={cell}>{inline(cell)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {block.rows.map((row) => (
            <Table.Tr key={row[0]}>
              {row.map((cell, place) => (
                <Table.Td key={block.head[place]}>{inline(cell)}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** Words of the screen, words of weight and links in a line. */
const inline = (text: string): ReactNode[] =>
  text.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]*\]\([^)]*\))/).map((part, place) => {
    const key = String(place);
    if (part.startsWith('`')) return <Code key={key}>{part.slice(1, -1)}</Code>;
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    const [, words, href] = /^\[([^\]]*)\]\(([^)]*)\)$/.exec(part) ?? [];
    return href === undefined ? (
      part
    ) : (
      <Anchor key={key} href={href}>
        {words}
      </Anchor>
    );
  });
