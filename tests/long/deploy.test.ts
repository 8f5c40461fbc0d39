import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'node:https';
import { Client, skirmish } from '@muster/server/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { deployFile, freePort, has, ROOT, type Running, running, stagesOf } from '../lib/deploy.ts';

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'muster-deploy-'));
  chmodSync(path, 0o755);
  return path;
};

/** A user without rights; only root can become one. */
const UNPRIVILEGED = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

describe('the container file', () => {
  const [build, run] = stagesOf(deployFile('Containerfile'));
  const settings = Object.fromEntries(run.filter(({ word }) => word === 'ENV').map(({ rest }) => rest.split('=')));

  test('ends as a user without rights, with its data in a volume', () => {
    const words = run.map(({ word }) => word);
    expect(run.find(({ word }) => word === 'USER')?.rest).toBe('node');
    expect(words.indexOf('USER')).toBeLessThan(words.indexOf('CMD'));
    expect(run.find(({ word }) => word === 'VOLUME')?.rest).toBe(settings.MUSTER_DATA);
  });

  test('builds a server that runs as such a user, in a folder that it cannot write to', async () => {
    const home = join(folder(), 'muster');
    // COPY . . without ignored files.
    const ignored = readFileSync(join(ROOT, 'deploy/Containerfile.dockerignore'), 'utf8').trim().split('\n');
    expect(ignored).toContain('**/node_modules');
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
    for (const file of files.trim().split('\n')) cpSync(join(ROOT, file), join(home, file));
    const steps = build.filter(({ word }) => word === 'RUN').map(({ rest }) => rest);
    expect(steps.map((step) => step.split(' ').slice(0, 3).join(' '))).toEqual([
      'npm ci --include=dev',
      'npm run build:server',
      'npm prune --omit=dev',
    ]);
    // A test downloads nothing: the packages installed here replace npm ci.
    linkPackages(home);
    execFileSync('npm', ['run', 'build:server'], { cwd: home, stdio: 'pipe' });

    const data = folder();
    if (UNPRIVILEGED.uid !== undefined) chownSync(data, UNPRIVILEGED.uid, UNPRIVILEGED.gid ?? 0);
    const port = await freePort();
    const { rest: command = '' } = run.find(({ word }) => word === 'CMD') ?? {};
    const [, ...args] = JSON.parse(command) as string[];
    const env = { ...settings, PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), MUSTER_DATA: data };
    const server = running(process.execPath, args, { cwd: home, env, ...UNPRIVILEGED });
    try {
      await expect.poll(() => server.said()).toContain('Muster is at');
      const health = run.find(({ word }) => word === 'HEALTHCHECK')?.rest.split('CMD ')[1] ?? '[]';
      const [, ...check] = (JSON.parse(health) as string[]).map((word) => word.replace('4127', String(port)));
      execFileSync(process.execPath, check);
      const address = `http://127.0.0.1:${port}`;
      expect(await (await fetch(address)).text()).toContain('<title>Muster');
      const ada = await Client.named(address, 'Ada');
      expect(await ada.battle(skirmish([{ kind: 'me' }, { kind: 'here', name: 'Ben' }]))).toBeTruthy();
      if (UNPRIVILEGED.uid !== undefined) expect(statSync(join(data, 'muster.db')).uid).toBe(UNPRIVILEGED.uid);
    } finally {
      await server.stop();
    }
    expect(server.said()).toContain('Muster has stopped');
    for (const path of [home, data]) rmSync(path, { recursive: true });
  });
});

/** The packages that are installed here, with the packages of the copy in place of our own. */
const linkPackages = (home: string): void => {
  const modules = join(home, 'node_modules');
  mkdirSync(join(modules, '@muster'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@muster' && name !== '.cache') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const kind of ['packages', 'apps'])
    for (const name of readdirSync(join(home, kind)))
      symlinkSync(join(home, kind, name), join(modules, '@muster', name));
};

describe.skipIf(!has('systemd-analyze'))('the systemd unit', () => {
  test('is valid', () => {
    const place = join(folder(), 'muster.service');
    writeFileSync(place, deployFile('muster.service'));
    const said = execFileSync('bash', ['-c', `systemd-analyze verify "${place}" 2>&1 || true`], { encoding: 'utf8' });
    expect(said.split('\n').filter((line) => line.includes('muster.service'))).toEqual([]);
  });
});

/** A proxy to test: how to start it in front of a server. */
interface Proxy {
  program: string;
  start: (home: string, port: number, server: number) => Running;
}

const nginx: Proxy = {
  program: 'nginx',
  start: (home, port, server) => {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-keyout',
        `${home}/key`,
        '-out',
        `${home}/cert`,
        '-days',
        '2',
        '-subj',
        '/CN=localhost',
      ],
      { stdio: 'pipe' },
    );
    const site = deployFile('nginx.conf')
      .replace(/server \{\n {4}listen 80;[^}]*\}\n/, '')
      .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
      .replace(/.*listen \[::\]:443.*\n/, '')
      .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, `${home}/cert`)
      .replace(/\/etc\/letsencrypt\S+privkey\.pem/, `${home}/key`)
      .replace('127.0.0.1:4127', `127.0.0.1:${server}`);
    writeFileSync(`${home}/site.conf`, site);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${home}/${name};`,
    );
    writeFileSync(
      `${home}/nginx.conf`,
      `daemon off; pid ${home}/pid; error_log stderr; events {} http { access_log off; ${paths.join(' ')} include ${home}/site.conf; }`,
    );
    execFileSync('nginx', ['-t', '-c', `${home}/nginx.conf`], { stdio: 'pipe' });
    return running('nginx', ['-c', `${home}/nginx.conf`], {});
  },
};

const caddy: Proxy = {
  program: 'caddy',
  start: (home, port, server) => {
    const site = deployFile('Caddyfile')
      .replace('muster.example.org {', `localhost:${port} {\n\ttls internal`)
      .replace('127.0.0.1:4127', `127.0.0.1:${server}`);
    const options = `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tstorage file_system ${home}\n}\n`;
    writeFileSync(`${home}/Caddyfile`, `${options}${site}`);
    const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
    return running('caddy', ['run', '--config', `${home}/Caddyfile`, '--adapter', 'caddyfile'], { env });
  },
};

/** A request through a proxy whose certificate no one else trusts. */
const ask = (
  port: number,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<{ status: number; text: string; cookie: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        servername: 'localhost',
        rejectUnauthorized: false,
        method: body ? 'POST' : 'GET',
        headers: { host: `localhost:${port}`, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      },
      (reply) => {
        let text = '';
        reply.on('data', (data: Buffer) => (text += data.toString()));
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            text,
            cookie: reply.headers['set-cookie']?.[0] ?? '',
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body ? JSON.stringify(body) : undefined);
  });

for (const { program, start } of [nginx, caddy])
  describe.skipIf(!has(program))(`behind ${program}`, () => {
    const programs: Running[] = [];
    let server: Running;
    let port: number;
    const [data, home] = [folder(), folder()];
    beforeAll(async () => {
      const inner = await freePort();
      port = await freePort();
      const settings = Object.fromEntries(
        deployFile('muster.env')
          .split('\n')
          .filter((line) => /^\w+=/.test(line))
          .map((line) => line.split('=')),
      );
      const env = { ...process.env, ...settings, PORT: String(inner), MUSTER_DATA: data, MUSTER_BACKUPS: '' };
      server = running(process.execPath, [join(ROOT, 'apps/server/bin/muster-server.js')], { env });
      programs.push(server);
      await vi.waitFor(() => expect(server.said()).toContain('Muster is at'), 300_000);
      const proxy = start(home, port, inner);
      programs.push(proxy);
      await vi.waitFor(async () => expect((await ask(port, '/healthz')).status, proxy.said()).toBe(200), 300_000);
    });
    afterAll(async () => {
      for (const one of programs.reverse()) await one.stop();
      for (const path of [data, home]) rmSync(path, { recursive: true });
    });

    test('pages, cookies for encrypted connections only, and no metrics', async () => {
      expect((await ask(port, '/metrics')).status).toBe(404);
      const { status, cookie } = await ask(port, '/api/me', { body: { name: 'Ada' } });
      expect([status, cookie]).toEqual([200, expect.stringMatching(/; HttpOnly; Secure; SameSite=Lax/)]);
    });

    test('sockets', async () => {
      const { cookie } = await ask(port, '/api/me', { body: { name: 'Ada' } });
      const headers = { cookie: cookie.split(';')[0], origin: `https://localhost:${port}` };
      const made = await ask(port, '/api/battles', {
        body: skirmish([{ kind: 'me' }, { kind: 'here', name: 'Ben' }]),
        headers,
      });
      const { id } = JSON.parse(made.text) as { id: string };
      const socket = new WebSocket(`wss://localhost:${port}/api/battles/${id}/live`, {
        headers,
        rejectUnauthorized: false,
      });
      const first = await new Promise<string>((resolve, reject) => {
        socket.once('message', (message: Buffer) => resolve(message.toString()));
        socket.once('error', reject);
      });
      expect(JSON.parse(first)).toMatchObject({ type: 'hello', battle: { id } });
      socket.close();
    });

    test('failed logins are logged with the address of the client, whatever the client says', async () => {
      const headers = { 'x-forwarded-for': '203.0.113.5' };
      expect(
        (await ask(port, '/api/login', { body: { account: 'ada', password: 'wrong horse' }, headers })).status,
      ).toBe(401);
      await expect.poll(() => server.said()).toContain('"ip":"127.0.0.1","account":"ada","msg":"login failed"}');
      expect(server.said()).not.toContain('203.0.113.5');
      if (!has('fail2ban-regex')) return;
      const log = join(home, 'log');
      writeFileSync(log, server.said());
      const said = execFileSync('fail2ban-regex', [log, join(ROOT, 'deploy/fail2ban/filter.conf')], {
        encoding: 'utf8',
      });
      expect(said).toMatch(/Failregex: 1 total/);
      expect(said).toMatch(/\[[1-9]\d*\] "time":\{LEPOCH\}/);
    });
  });
