import type { ReactElement } from 'react';
import { Frame } from '../parts/frame.tsx';

/** Battle. */
export const Page = (): ReactElement => <Frame title="Battle">…</Frame>;
