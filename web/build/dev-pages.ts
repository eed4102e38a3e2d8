import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * In development the pages are not rendered, and our server does not stand before them: addresses of the
 * application lead to its page here, and the words of the installation are its defaults.
 */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer: ({ config, middlewares }) => {
      middlewares.use((request, _response, next) => {
        const isForReading = request.headers.accept?.includes('text/html') === true
        const [path = '/'] = (request.url ?? '/').split('?')
        if (isForReading && !path.startsWith('/api/')) {
          const own = join(path, 'index.html')
          request.url = existsSync(join(config.root, own)) ? own : '/app.html'
        }
        next()
      })
    },
    transformIndexHtml: (html) =>
      html.replaceAll('%CONTACT_EMAIL%', 'hello@colloquy.example').replace('<!--page-->', ''),
  }
}
