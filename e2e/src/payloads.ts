/**
 * What somebody might store who wants it to run in the pages of others. Whatever of it becomes an
 * element bears the mark; whatever runs calls `ran`.
 */
export const MARK = 'data-planted'

const VECTORS = [
  `<script ${MARK}>ran()</script>`,
  `<img ${MARK} src=x onerror=ran()>`,
  `<svg ${MARK} onload=ran()>`,
  `<svg ${MARK}><script>ran()</script></svg>`,
  `<iframe ${MARK} srcdoc="<script>parent.ran()</script>"></iframe>`,
  `<details ${MARK} open ontoggle=ran()>`,
  `<input ${MARK} autofocus onfocus=ran()>`,
  `<a ${MARK} href=javascript:ran()>here</a>`,
  `<body ${MARK} onload=ran()>`,
  `<video ${MARK}><source onerror=ran()></video>`,
  `<style ${MARK} onload=ran()>*{display:none}</style>`,
  `<link ${MARK} rel=stylesheet href=data:text/css, onload=ran()>`,
  `<object ${MARK} data=javascript:ran()></object>`,
  `<embed ${MARK} src=javascript:ran()>`,
  `<math ${MARK}><a xlink:href=javascript:ran()>here</a></math>`,
  `<form ${MARK} action=javascript:ran()><button>go</button></form>`,
  `<template ${MARK}><img src=x onerror=ran()></template>`,
  `<meta ${MARK} http-equiv=refresh content="0;url=javascript:ran()">`,
  `<base ${MARK} href=//elsewhere.example/>`,
  `<p ${MARK} style="background:url(//elsewhere.example/)">`,
]

/** Ways out of where a text may stand: an attribute, an element, a script, a comment, a template. */
const WAYS_OUT = [
  '',
  '">',
  "'>",
  '`>',
  '"/>',
  '\\">',
  '</textarea>',
  '</title>',
  '</style>',
  '</script>',
  '-->',
  ']]>',
  '${ran()}',
  '{{ran()}}',
  '%22%3E&quot;&gt;',
]

export const PAYLOADS: readonly string[] = WAYS_OUT.flatMap((wayOut) =>
  VECTORS.map((vector) => wayOut + vector),
)

export const ALL_PAYLOADS = PAYLOADS.join(' ')

/** All of them, in as many texts as a field of this length needs. */
export function payloadsOf(mostCharacters: number): string[] {
  const texts: string[] = []
  for (const payload of PAYLOADS) {
    const longer = `${texts.at(-1) ?? ''} ${payload}`.trim()
    if (texts.length > 0 && longer.length <= mostCharacters) texts[texts.length - 1] = longer
    else texts.push(payload)
  }
  return texts
}
