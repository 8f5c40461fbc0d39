import { type SettingName, settingRows, type Settings } from '@muster/engine';
import { rulesetOf } from '@muster/rules';
import type { ReactElement } from 'react';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import styles from './settings-choice.module.css';
import { SETUP_TEXTS } from './texts.ts';

const { rules: TEXTS } = SETUP_TEXTS;

/** The settings of the rules that players can choose, by group. */
export const SettingsChoice = ({
  system,
  settings,
  onSetting,
  onDefaults,
}: {
  system: string;
  settings: Partial<Settings>;
  onSetting: (name: SettingName, value: string | boolean) => void;
  onDefaults: () => void;
}): ReactElement => {
  const ruleset = rulesetOf(system);
  const changed = Object.keys(settings).length;
  return (
    <details className={styles.settings}>
      <summary>
        <h2>{TEXTS.title}</h2>
        <span className={styles.count}>{changed === 0 ? TEXTS.allDefaults : TEXTS.changed(changed)}</span>
      </summary>
      {ruleset
        ? settingRows(ruleset).map(({ group, rows }) => (
            <fieldset key={group} className={styles.group}>
              <legend>{group}</legend>
              {rows.map(({ name, title, choices }) => (
                <Field key={name} name={title}>
                  <select
                    className={settings[name] === undefined ? undefined : styles.changed}
                    value={String(settings[name] ?? choices[0].value)}
                    onChange={({ target }) =>
                      onSetting(name, choices.find(({ value }) => String(value) === target.value)?.value ?? '')
                    }
                  >
                    {choices.map(({ value, words }, index) => (
                      <option key={String(value)} value={String(value)}>
                        {index === 0 ? TEXTS.default(words) : words}
                      </option>
                    ))}
                  </select>
                </Field>
              ))}
            </fieldset>
          ))
        : undefined}
      <Button disabled={changed === 0} onClick={onDefaults}>
        {TEXTS.reset}
      </Button>
    </details>
  );
};
