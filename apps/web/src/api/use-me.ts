import type { Me, Registration } from '@muster/protocol';
import { create } from 'zustand';
import { api } from './http.ts';

interface MeState {
  me: Me | undefined;
  known: boolean;
  /** Who may open an account here. */
  registration: Registration;
}

/** Who is at this page; nobody until the server has been asked. */
export const useMe = create<MeState>(() => ({ me: undefined, known: false, registration: 'open' }));

/** Asks the server who is here. */
export const learnMe = async (): Promise<Me | undefined> => {
  const { me, registration } = await api.me();
  useMe.setState({ me: me ?? undefined, known: true, registration });
  return me ?? undefined;
};

/** Whoever is here, as a guest where nobody said a name yet. */
export const beSomebody = async (name = 'Guest'): Promise<Me> => {
  const known = useMe.getState().me ?? (await learnMe());
  if (known) return known;
  const { me } = await api.rename(name);
  useMe.setState({ me, known: true });
  return me;
};
