import { LONGEST_RULING, openSettings, type SettingName, SETTING_WORDS, settingRows, type Wish } from '@muster/engine';
import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Segments } from '../../parts/segments.tsx';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { PROPOSAL_TEXTS } from './texts.ts';
import styles from './rulings.module.css';

const KINDS = [
  { value: 'reading', words: PROPOSAL_TEXTS.reading },
  { value: 'sentence', words: PROPOSAL_TEXTS.sentence },
] as const;

/** The form of a proposal: a contested reading, or the player's own sentence. */
export const WishForm = ({ words, onWish }: { words: string; onWish: (wish: Wish) => void }): ReactElement => {
  const { battle, busy } = useLoadedBattle();
  const open = openSettings(battle);
  const [kind, setKind] = useState<'reading' | 'sentence'>(open.length > 0 ? 'reading' : 'sentence');
  const { settings, ruleset } = battle.plan;
  const rows = settingRows(ruleset)
    .map(({ group, rows: all }) => ({ group, rows: all.filter(({ name }) => open.includes(name)) }))
    .filter(({ rows: left }) => left.length > 0);
  const [picked, setSetting] = useState<SettingName>();
  const setting = picked ?? rows[0]?.rows[0].name ?? 'backOff';
  const [value, setValue] = useState<string>();
  const [text, setText] = useState('');
  const choices = rows.flatMap(({ rows: some }) => some).find(({ name }) => name === setting)?.choices ?? [];
  const chosen =
    choices.find((choice) => String(choice.value) === value) ??
    choices.find((choice) => choice.value !== settings[setting]);
  const wish: Wish | undefined =
    kind === 'sentence'
      ? text.trim() === ''
        ? undefined
        : { text: text.trim() }
      : chosen && { setting, value: chosen.value };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (wish) onWish(wish);
      }}
    >
      <Segments legend={PROPOSAL_TEXTS.kind} hidden choices={KINDS} value={kind} onChoose={setKind} />
      {kind === 'reading' ? (
        <>
          <Field name={PROPOSAL_TEXTS.ruleField}>
            <select
              value={setting}
              onChange={({ target }) => {
                setSetting(target.value as SettingName);
                setValue(undefined);
              }}
            >
              {rows.map(({ group, rows: some }) => (
                <optgroup key={group} label={group}>
                  {some.map(({ name }) => (
                    <option key={name} value={name}>
                      {SETTING_WORDS[name].title}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </Field>
          <Field name={PROPOSAL_TEXTS.readingField}>
            <select value={String(chosen?.value)} onChange={({ target }) => setValue(target.value)}>
              {choices.map((choice) => (
                <option key={String(choice.value)} value={String(choice.value)}>
                  {choice.value === settings[setting] ? PROPOSAL_TEXTS.current(choice.words) : choice.words}
                </option>
              ))}
            </select>
          </Field>
        </>
      ) : (
        <Field name={PROPOSAL_TEXTS.sentenceField} help={PROPOSAL_TEXTS.sentenceHelp}>
          <textarea rows={3} maxLength={LONGEST_RULING} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
      )}
      <Button type="submit" loud="main" disabled={busy || !wish}>
        {words}
      </Button>
    </form>
  );
};
