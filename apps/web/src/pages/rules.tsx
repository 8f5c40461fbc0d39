import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { Frame } from '../parts/frame.tsx';
import { Segments } from '../parts/segments.tsx';
import { Handbook, type HandbookTab } from '../rules/handbook.tsx';
import { RuleBook } from '../rules/rule-book.tsx';
import { RULES_TEXTS } from '../rules/texts.ts';
import styles from './rules.module.css';

const TABS = (['rules', 'how-to-play', 'reference', 'glossary'] as const satisfies (HandbookTab | 'rules')[]).map(
  (value) => ({ value, words: RULES_TEXTS.pages[value] }),
);

/** The page of the rules: a search, how to play, the quick reference and the glossary. */
export const Page = (): ReactElement => {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('page'))?.value ?? 'rules';
  const system = params.get('system');
  return (
    <Frame title={RULES_TEXTS.title}>
      <div className={styles.tabs}>
        <Segments
          legend={RULES_TEXTS.page}
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
