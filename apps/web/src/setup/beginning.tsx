import { eventsFor } from '@muster/rules';
import type { ReactElement } from 'react';
import { Field } from '../parts/field.tsx';
import { Panel } from '../parts/panel.tsx';
import { Segments } from '../parts/segments.tsx';
import type { BattleDraft } from './draft.ts';

/** How a battle begins: who places what, whose dice are rolled, whether events may happen, and what it is called. */
export const Beginning = ({
  draft,
  names,
  onChange,
}: {
  draft: BattleDraft;
  /** What the armies are called. */
  names: readonly string[];
  onChange: (part: Partial<BattleDraft>) => void;
}): ReactElement => (
  <Panel title="How it begins">
    <Segments
      legend="Objectives and armies are placed"
      choices={[
        { value: 'by-hand', words: 'By the players' },
        { value: 'ready', words: 'For you: begin with the first activation' },
      ]}
      value={draft.ready ? 'ready' : 'by-hand'}
      onChoose={(way) => onChange({ ready: way === 'ready' })}
    />
    <Segments
      legend="Dice"
      choices={[
        { value: 'seeded', words: 'Rolled by Muster' },
        { value: 'asked', words: 'Real dice, typed in' },
      ]}
      value={draft.dice}
      onChoose={(dice) => onChange({ dice })}
    />
    {eventsFor(draft.system) ? (
      <Segments
        legend="Random events"
        choices={[
          { value: 'none', words: 'None' },
          { value: 'some', words: 'May happen when a round begins' },
        ]}
        value={draft.events ? 'some' : 'none'}
        onChoose={(events) => onChange({ events: events === 'some' })}
      />
    ) : undefined}
    <Field name="Name of the battle (if you like)">
      <input
        value={draft.title}
        maxLength={60}
        placeholder={names.join(' against ')}
        onChange={({ target }) => onChange({ title: target.value })}
      />
    </Field>
  </Panel>
);
