import type { Me, Registration } from '@muster/protocol';
import { create } from 'zustand';
import { api } from './http.ts';

interface MeState {
  me: Me | undefined;
  known: boolean;
  /** Who may create an account on this server. */
  registration: Registration;
}

/** The user of this page; unknown until the server has answered. */
export const useMe = create<MeState>(() => ({ me: undefined, known: false, registration: 'open' }));

/** Asks the server who the user is. */
export const learnMe = async (): Promise<Me | undefined> => {
  const { me, registration } = await api.me();
  useMe.setState({ me: me ?? undefined, known: true, registration });
  return me ?? undefined;
};

/** Returns the user of this page, as a new guest where there is none yet. */
export const beSomebody = async (name = 'Guest'): Promise<Me> => {
  const known = useMe.getState().me ?? (await learnMe());
  if (known) return known;
  const { me } = await api.rename(name);
  useMe.setState({ me, known: true });
  return me;
};
