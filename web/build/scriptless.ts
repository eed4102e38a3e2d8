import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/**
 * A page that names no script gets none. The bundler would give it one for the sake of the stylesheet
 * that it shares with the others.
 */
export function scriptless(): Plugin {
  return {
    name: 'scriptless',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { filename }) =>
        (await readFile(filename, 'utf8')).includes('<script')
          ? html
          : html.replace(/\s*<script[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g, ''),
    },
  }
}
