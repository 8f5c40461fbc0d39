import type { ReactElement } from 'react';
import { Panel } from '../parts/panel.tsx';
import { Segments } from '../parts/segments.tsx';
import { chooseTheme, usePageTheme } from '../parts/theme.ts';

const CHOICES = [
  { value: 'system', words: 'As the system' },
  { value: 'light', words: 'Light' },
  { value: 'dark', words: 'Dark' },
] as const;

/** How light the pages are. */
export const ThemePanel = (): ReactElement => {
  const theme = usePageTheme();
  return (
    <Panel title="Look">
      <Segments legend="How light should the pages be?" choices={CHOICES} value={theme} onChoose={chooseTheme} />
    </Panel>
  );
};
