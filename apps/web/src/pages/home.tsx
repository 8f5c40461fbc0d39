import type { ReactElement } from 'react';
import { Frame } from '../parts/frame.tsx';

/** The first page. */
export const Home = (): ReactElement => <Frame title="Muster">…</Frame>;
