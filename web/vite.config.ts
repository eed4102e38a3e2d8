import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { layerOrder } from './build/layer-order.ts'
import { precompress } from './build/precompress.ts'

const api = process.env.COLLOQUY_DEV_API ?? 'http://127.0.0.1:3000'

export default defineConfig(({ command }) => ({
  plugins: [react(), layerOrder(['reset', 'tokens', 'base', 'page', 'screens']), precompress()],
  // A start builds the web on the way: only what went wrong is worth a line there.
  logLevel: command === 'build' ? 'warn' : 'info',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The policy allows no inline script, and every browser that can hold a call preloads by itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { input: ['index.html', '404.html'] },
  },
  server: {
    proxy: {
      '/api': { target: api },
      '/rtc': { target: api, ws: true },
    },
  },
}))
