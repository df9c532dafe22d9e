import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Lets the browser fetch the fonts of the first screen together with the style sheet that names them. */
export function preloadFonts(names: string[]): Plugin {
  return {
    name: 'duomo-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, context): HtmlTagDescriptor[] =>
        Object.keys(context.bundle ?? {})
          .filter(file => file.endsWith('.woff2') && names.some(name => file.includes(name)))
          .map(file => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          })),
    },
  };
}
