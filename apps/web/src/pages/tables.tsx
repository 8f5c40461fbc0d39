import type { ReactElement } from 'react';
import { Frame } from '../parts/frame.tsx';
import { TableEditor } from '../tables/table-editor.tsx';

/** The table editor. */
export const Page = (): ReactElement => (
  <Frame title="Lay a table" wide>
    <TableEditor />
  </Frame>
);
