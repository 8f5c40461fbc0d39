import type { ReactElement } from 'react';
import { Frame } from '../parts/frame.tsx';

/** Battle in words. */
export const Page = (): ReactElement => <Frame title="Battle in words">…</Frame>;
