import type { ReactElement } from 'react';
import { Panel } from '../parts/panel.tsx';
import { Segments } from '../parts/segments.tsx';
import { chooseTheme, usePageTheme } from '../parts/theme.ts';
import { ME_TEXTS } from './texts.ts';

const CHOICES = (['system', 'light', 'dark'] as const).map((value) => ({ value, words: ME_TEXTS.themes[value] }));

/** The choice of theme. */
export const ThemePanel = (): ReactElement => {
  const theme = usePageTheme();
  return (
    <Panel title={ME_TEXTS.look}>
      <Segments legend={ME_TEXTS.theme} choices={CHOICES} value={theme} onChoose={chooseTheme} />
    </Panel>
  );
};
