import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { TabRow } from '../../parts/ScrollingRow.tsx';
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
        <TabRow selected={tab} tabs={Object.entries(words.tabs)} />
        <Tabs.Panel value="frases" pt="md">
          <GroupsTab topics={topics} />
        </Tabs.Panel>
        <Tabs.Panel value="ensinar" pt="md">
          <TeachingTab topics={topics} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
