import {
  GAMES,
  glossaryPage,
  type HandbookBlock,
  type HandbookPage,
  howToPlay,
  newestRuleset,
  quickReference,
  type System,
} from '@muster/rules';
import { type ReactElement, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../parts/button.tsx';
import { Segments } from '../parts/segments.tsx';
import styles from './handbook.module.css';
import { RULES_TEXTS } from './texts.ts';

/** The pages of the handbook, by their name in the address. */
export type HandbookTab = 'how-to-play' | 'reference' | 'glossary';

const pageOf = (tab: HandbookTab, system: System): HandbookPage => {
  if (tab === 'glossary') return glossaryPage();
  return tab === 'reference' ? quickReference(newestRuleset(system)) : howToPlay(newestRuleset(system));
};

/** How to play, the quick reference or the glossary of a game, to read and to print. */
export const Handbook = ({ tab }: { tab: HandbookTab }): ReactElement => {
  const [params, setParams] = useSearchParams();
  const system = GAMES.find(({ id }) => id === params.get('system'))?.id ?? 'gf';
  const { title, intro, sections } = useMemo(() => pageOf(tab, system), [tab, system]);
  return (
    <article className={styles.page}>
      <div className={styles.tools}>
        {tab === 'glossary' ? undefined : (
          <Segments
            legend={RULES_TEXTS.game}
            hidden
            choices={GAMES.map(({ id, short }) => ({ value: id, words: short }))}
            value={system}
            onChoose={(id) => setParams({ page: tab, system: id }, { replace: true })}
          />
        )}
        <Button onClick={() => window.print()}>{RULES_TEXTS.print}</Button>
      </div>
      <h2>{title}</h2>
      <p className={styles.intro}>{intro}</p>
      <div className={tab === 'reference' ? styles.columns : styles.flow}>
        {sections.map((section) => (
          <section key={section.title}>
            <h3>{section.title}</h3>
            {section.blocks.map((block, i) => (
              <Block key={i} block={block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
};

const Block = ({ block }: { block: HandbookBlock }): ReactElement => {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(([first, ...rest]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {rest.map((cell, i) => (
                  <td key={i}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
};
