import { counted } from '@muster/kernel';
import type { SettingName, Settings } from '@muster/engine';
import { rulesetOf } from '@muster/rules';
import type { ReactElement } from 'react';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { settingRows } from '@muster/engine';
import styles from './switches.module.css';

/** Every reading of the rules that players may choose, by what it is about. */
export const Switches = ({
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
    <details className={styles.switches}>
      <summary>
        <h2>Rules and agreements</h2>
        <span className={styles.count}>
          {changed === 0 ? 'Everything as usual' : `${counted(changed, 'switch', 'switches')} changed`}
        </span>
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
                        {words}
                        {index === 0 ? ' (usual)' : ''}
                      </option>
                    ))}
                  </select>
                </Field>
              ))}
            </fieldset>
          ))
        : undefined}
      <Button disabled={changed === 0} onClick={onDefaults}>
        Everything as usual
      </Button>
    </details>
  );
};
