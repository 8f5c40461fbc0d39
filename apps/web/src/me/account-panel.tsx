import type { ReactElement } from 'react';
import { useMe } from '../api/use-me.ts';
import { Panel } from '../parts/panel.tsx';
import { AccountForm } from './account-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** The account that I have, or the way to one. */
export const AccountPanel = (): ReactElement => {
  const account = useMe((state) => state.me?.account);
  if (account === undefined) return <AccountForm />;
  return (
    <>
      <Panel title="Account">
        <p>
          You are logged in as <strong>{account}</strong>.
        </p>
      </Panel>
      <SessionsPanel />
      <PasswordForm account={account} />
    </>
  );
};
