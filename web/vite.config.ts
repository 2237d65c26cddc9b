import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.UPDOWN_SERVER ?? 'http://127.0.0.1:8000';

/** All texts of one language travel together. */
function catalogueChunk(id: string): string | null {
  const language = /locales\/([a-z]+)\/[^/]+\.ftl/.exec(id)?.[1];
  return language === undefined ? null : `texts-${language}`;
}

export default defineConfig({
  base: '/',
  plugins: [svelte()],
  build: {
    outDir: '../src/updown/client',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: catalogueChunk }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
