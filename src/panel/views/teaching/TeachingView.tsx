import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { ScrollingRow } from '../../parts/ScrollingRow.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { GroupsTab } from './GroupsTab.tsx';
import { TeachingTab } from './TeachingTab.tsx';
import { sentenceWords as words } from './teaching-words.ts';
import { useTopics } from './use-topics.ts';

export function TeachingView() {
  const [address, setAddress] = useSearchParams();
  const topics = useTopics();
  const tab = address.get('aba') === 'ensinar' ? 'ensinar' : 'frases';
  return (
    <>
      <ViewTitle />
      <Tabs value={tab} onChange={(aba) => setAddress(aba === 'ensinar' ? { aba } : {})} keepMounted={false}>
        <ScrollingRow selected={tab}>
          <Tabs.List mb="md">
            {Object.entries(words.tabs).map(([name, title]) => (
              <Tabs.Tab key={name} value={name}>
                {title}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </ScrollingRow>
        <Tabs.Panel value="frases">
          <GroupsTab topics={topics} />
        </Tabs.Panel>
        <Tabs.Panel value="ensinar">
          <TeachingTab topics={topics} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
