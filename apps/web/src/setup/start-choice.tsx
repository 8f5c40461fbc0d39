import { eventsFor } from '@muster/rules';
import type { ReactElement } from 'react';
import { Field } from '../parts/field.tsx';
import { Panel } from '../parts/panel.tsx';
import { Segments } from '../parts/segments.tsx';
import type { BattleDraft } from './draft.ts';
import { SETUP_TEXTS } from './texts.ts';

const { start: TEXTS } = SETUP_TEXTS;

/** How a battle starts: who places armies, whose dice are rolled, whether random events happen, and its name. */
export const StartChoice = ({
  draft,
  names,
  onChange,
}: {
  draft: BattleDraft;
  /** The names of the armies. */
  names: readonly string[];
  onChange: (part: Partial<BattleDraft>) => void;
}): ReactElement => (
  <Panel title={TEXTS.title}>
    <Segments
      legend={TEXTS.placing}
      choices={[
        { value: 'by-hand', words: TEXTS.byPlayers },
        { value: 'ready', words: TEXTS.byMuster },
      ]}
      value={draft.ready ? 'ready' : 'by-hand'}
      onChoose={(way) => onChange({ ready: way === 'ready' })}
    />
    <Segments
      legend={TEXTS.dice}
      choices={[
        { value: 'seeded', words: TEXTS.seeded },
        { value: 'asked', words: TEXTS.asked },
      ]}
      value={draft.dice}
      onChoose={(dice) => onChange({ dice })}
    />
    {eventsFor(draft.system) ? (
      <Segments
        legend={TEXTS.events}
        choices={[
          { value: 'none', words: TEXTS.noEvents },
          { value: 'some', words: TEXTS.someEvents },
        ]}
        value={draft.events ? 'some' : 'none'}
        onChoose={(events) => onChange({ events: events === 'some' })}
      />
    ) : undefined}
    <Field name={TEXTS.name}>
      <input
        value={draft.title}
        maxLength={60}
        placeholder={TEXTS.against(names)}
        onChange={({ target }) => onChange({ title: target.value })}
      />
    </Field>
  </Panel>
);
