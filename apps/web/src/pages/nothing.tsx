import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Frame } from '../parts/frame.tsx';

/** An address that leads nowhere. */
export const Nothing = (): ReactElement => (
  <Frame title="There is nothing here">
    <p>
      The address may be mistyped. <Link href="/">Go to the first page.</Link>
    </p>
  </Frame>
);
