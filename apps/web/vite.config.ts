import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const packages = ['kernel', 'engine', 'rules', 'army', 'campaign', 'guide', 'ai', 'protocol', 'picture'];
const server = 'http://127.0.0.1:4127';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    alias: Object.fromEntries(
      packages.map((name) => [
        `@muster/${name}`,
        new URL(`../../packages/${name}/src/index.ts`, import.meta.url).pathname,
      ]),
    ),
  },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
