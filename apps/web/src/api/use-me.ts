import type { CurrentPerson, Registration } from '@muster/protocol';
import { create } from 'zustand';
import { api } from './http.ts';

interface MeState {
  me: CurrentPerson | undefined;
  known: boolean;
  /** Who may create an account on this server. */
  registration: Registration;
}

/** The user of this page; unknown until the server has answered. */
export const useUser = create<MeState>(() => ({ me: undefined, known: false, registration: 'open' }));

/** Asks the server who the user is. */
export const loadUser = async (): Promise<CurrentPerson | undefined> => {
  const { me, registration } = await api.me();
  useUser.setState({ me: me ?? undefined, known: true, registration });
  return me ?? undefined;
};

/** Returns the user of this page, as a new guest where there is none yet. */
export const ensureUser = async (name = 'Guest'): Promise<CurrentPerson> => {
  const known = useUser.getState().me ?? (await loadUser());
  if (known) return known;
  const { me } = await api.rename(name);
  useUser.setState({ me, known: true });
  return me;
};
