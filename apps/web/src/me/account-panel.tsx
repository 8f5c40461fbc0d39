import type { ReactElement } from 'react';
import { useUser } from '../api/use-me.ts';
import { Panel } from '../parts/panel.tsx';
import { Template } from '../parts/template.tsx';
import { AccountForm } from './account-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { ME_TEXTS } from './texts.ts';

/** The user's account, or a form to create one or log in. */
export const AccountPanel = (): ReactElement => {
  const account = useUser((state) => state.me?.account);
  if (account === undefined) return <AccountForm />;
  return (
    <>
      <Panel title={ME_TEXTS.account}>
        <p>
          <Template text={ME_TEXTS.loggedIn} parts={{ account: <strong>{account}</strong> }} />
        </p>
      </Panel>
      <SessionsPanel />
      <PasswordForm account={account} />
    </>
  );
};
