import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { NotFoundPage } from './pages/not-found.tsx';
import { ErrorBoundary } from './parts/error-boundary.tsx';
import { Loading } from './parts/loading.tsx';

const page = (load: () => Promise<{ Page: ComponentType }>): ComponentType =>
  lazy(async () => ({ default: (await load()).Page }));

const HomePage = page(() => import('./pages/home.tsx'));
const NewBattlePage = page(() => import('./pages/new-battle.tsx'));
const BattlesPage = page(() => import('./pages/battles.tsx'));
const ReplaysPage = page(() => import('./pages/replays.tsx'));
const ReplayPage = page(() => import('./pages/replay.tsx'));
const RulesPage = page(() => import('./pages/rules.tsx'));
const TablesPage = page(() => import('./pages/tables.tsx'));
const MePage = page(() => import('./pages/me.tsx'));
const BattlePage = page(() => import('./pages/battle.tsx'));
const TextPage = page(() => import('./pages/text.tsx'));

/** Every page by its address. Each is loaded on demand. */
export const App = (): ReactElement => (
  <ErrorBoundary>
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path="/" component={HomePage} />
        <Route path="/new" component={NewBattlePage} />
        <Route path="/battles" component={BattlesPage} />
        <Route path="/battles/:id" component={BattlePage} />
        <Route path="/battles/:id/text" component={TextPage} />
        <Route path="/replays" component={ReplaysPage} />
        <Route path="/replays/:id" component={ReplayPage} />
        <Route path="/rules" component={RulesPage} />
        <Route path="/tables" component={TablesPage} />
        <Route path="/me" component={MePage} />
        <Route component={NotFoundPage} />
      </Switch>
    </Suspense>
  </ErrorBoundary>
);
