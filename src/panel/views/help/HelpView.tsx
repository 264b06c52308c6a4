import { Anchor, Code, Image, List, Table, Text, Title } from '@mantine/core';
import { lexer, type Token, type Tokens } from 'marked';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import manual from '../../../../docs/operator.md?raw';
import { ViewTitle } from '../../parts/ViewTitle.tsx';

// The view has a title of its own.
const [[, ...intro] = [], ...chapters] = manual.split(/^(?=## )/m).map((part) => lexer(part));

/** The manual of the panel, `docs/operator.md`, by chapters that open: every view leads to its own heading. */
export function HelpView() {
  const { hash } = useLocation();
  useEffect(() => {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    heading?.closest('details')?.setAttribute('open', '');
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <>
      <ViewTitle />
      <div style={{ maxWidth: '72ch' }}>
        {shown(intro)}
        {chapters.map(([heading, ...below]) => (
          <details key={heading?.raw}>
            <summary>{shown(heading && [heading])}</summary>
            {shown(below)}
          </details>
        ))}
      </div>
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

const Picture = ({ src, alt, width = '100%' }: { src: string; alt: string; width?: string | undefined }) => (
  <Image
    src={screens[`../../../../docs/${src}`]}
    alt={alt}
    w="auto"
    maw={width}
    my="sm"
    onLoad={keepInView}
  />
);

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const attributeIn = (html: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(html)?.[1];

// The manual does not change while it is shown: places are keys enough.
const shown = (tokens: readonly Token[] = []): ReactNode[] =>
  tokens.map((token, place) => <Part key={String(place)} token={token} />);

const cells = (row: readonly Tokens.TableCell[], Cell: typeof Table.Td | typeof Table.Th) => (
  <Table.Tr key={row[0]?.text}>
    {row.map(({ text: key, tokens }) => (
      <Cell key={key}>{shown(tokens)}</Cell>
    ))}
  </Table.Tr>
);

function Part({ token }: { token: Token }): ReactNode {
  switch (token.type) {
    case 'heading':
      return (
        <Title
          order={token.depth === 2 ? 2 : 3}
          size={token.depth === 2 ? 'h4' : 'h5'}
          id={anchorOf(token.text)}
          tabIndex={-1}
          my="xs"
          {...(token.depth === 2 && { display: 'inline-block' })}
          // Below the head of the panel, which stays.
          style={{ scrollMarginTop: 72 }}
        >
          {shown(token.tokens)}
        </Title>
      );
    case 'list':
      return (
        <List type={token.ordered ? 'ordered' : 'unordered'} mb="sm">
          {token.items.map(({ raw, tokens }: Tokens.ListItem) => (
            <List.Item
              key={raw}
              styles={{ itemWrapper: { display: 'block' }, itemLabel: { display: 'block' } }}
            >
              {shown(tokens)}
            </List.Item>
          ))}
        </List>
      );
    case 'table':
      return (
        <Table.ScrollContainer minWidth={0} mb="sm">
          <Table verticalSpacing="xs">
            <Table.Thead>{cells(token.header, Table.Th)}</Table.Thead>
            <Table.Tbody>{token.rows.map((row: Tokens.TableCell[]) => cells(row, Table.Td))}</Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      );
    case 'html':
      return (
        <Picture
          src={attributeIn(token.text, 'src') ?? ''}
          alt={attributeIn(token.text, 'alt') ?? ''}
          width={attributeIn(token.text, 'width')}
        />
      );
    case 'image':
      return <Picture src={token.href} alt={token.text} />;
    case 'codespan':
      return <Code>{token.text}</Code>;
    case 'strong':
      return <strong>{shown(token.tokens)}</strong>;
    case 'link':
      return <Anchor href={token.href}>{shown(token.tokens)}</Anchor>;
    case 'space':
      return null;
    default:
      return 'tokens' in token ? <Text mb="xs">{shown(token.tokens)}</Text> : token.raw;
  }
}
