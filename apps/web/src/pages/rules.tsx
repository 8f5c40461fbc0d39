import type { ReactElement } from 'react';
import { Frame } from '../parts/frame.tsx';

/** Rules. */
export const Page = (): ReactElement => <Frame title="Rules">…</Frame>;
