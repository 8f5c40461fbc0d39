import type { ReactElement } from 'react';
import { Frame } from '../parts/frame.tsx';
import { TableEditor } from '../tables/table-editor.tsx';
import { TABLES_TEXTS } from '../tables/texts.ts';

/** The page of the table editor. */
export const Page = (): ReactElement => (
  <Frame title={TABLES_TEXTS.title} wide>
    <TableEditor />
  </Frame>
);
