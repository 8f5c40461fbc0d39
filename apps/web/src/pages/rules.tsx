import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { Frame } from '../parts/frame.tsx';
import { Segments } from '../parts/segments.tsx';
import { Handbook, type HandbookTab } from '../rules/handbook.tsx';
import { RuleBook } from '../rules/rule-book.tsx';
import styles from './rules.module.css';

const TABS: readonly { value: HandbookTab | 'rules'; words: string }[] = [
  { value: 'rules', words: 'Rules and rulings' },
  { value: 'how-to-play', words: 'How to play' },
  { value: 'reference', words: 'Reference' },
  { value: 'glossary', words: 'Glossary' },
];

/** The rules of the games: a search, how to play, the quick reference and the glossary. */
export const Page = (): ReactElement => {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('page'))?.value ?? 'rules';
  const system = params.get('system');
  return (
    <Frame title="Rules">
      <div className={styles.tabs}>
        <Segments
          legend="Page"
          hidden
          choices={TABS}
          value={tab}
          onChoose={(value) =>
            setParams({ ...(value === 'rules' ? {} : { page: value }), ...(system === null ? {} : { system }) })
          }
        />
      </div>
      {tab === 'rules' ? <RuleBook /> : <Handbook tab={tab} />}
    </Frame>
  );
};
