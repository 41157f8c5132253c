import * as z from 'zod/mini'
import { versprichtLeeres } from './anlagen.ts'
import { Bescheidvorlage } from './bescheidvorlage.ts'

type Mangel = { readonly path: readonly (string | number)[]; readonly message: string }

const anlagen = ({ bausteine }: Bescheidvorlage): Mangel[] =>
  bausteine.flatMap((baustein, i) =>
    versprichtLeeres(baustein)
      ? [
          {
            path: ['bausteine', i, 'text'],
            message: 'Der Text nennt etwas Beigefügtes. Nennen Sie es unter anlagen des Textbausteins.',
          },
        ]
      : [],
  )

/**
 * What the instruction must say for its period to run (VwGO § 58 (1)): of an objection every form that § 70 (1) allows, since
 * one that is left out would make the instruction wrong; of a court action that it goes to the court.
 */
const WORTE: Record<'WIDERSPRUCH' | 'KLAGE', readonly (readonly [string, RegExp])[]> = {
  WIDERSPRUCH: [
    ['„Widerspruch“', /Widerspruch/],
    ['„schriftlich“', /schriftlich/],
    ['„in elektronischer Form nach § 3a Absatz 2“', /elektronische[rn]? Form nach § 3a Absatz 2/],
    ['„schriftformersetzend nach § 3a Absatz 3“', /schriftformersetzend nach § 3a Absatz 3/],
    ['„§ 9a Absatz 5“', /§ 9a Absatz 5/],
    ['„zur Niederschrift“', /zur Niederschrift/],
  ],
  KLAGE: [
    ['„Klage“', /Klage/],
    ['das Verwaltungsgericht', /Verwaltungsgericht/],
  ],
}

const belehrung = ({ bausteine, rechtsbehelf }: Bescheidvorlage): Mangel[] =>
  bausteine.flatMap((baustein, i) => {
    if (baustein.teil !== 'RECHTSBEHELF' || rechtsbehelf === undefined) return []
    const fehlt = WORTE[rechtsbehelf.art]
      .filter(([, wort]) => !wort.test(baustein.text))
      .map(([wort]) => wort)
    return fehlt.length === 0
      ? []
      : [{ path: ['bausteine', i, 'text'], message: `Der Belehrung fehlt: ${fehlt.join(', ')}.` }]
  })

const bestaetigung = ({ demo, rechtsbehelf }: Bescheidvorlage): Mangel[] => {
  if (rechtsbehelf === undefined)
    return [
      {
        path: ['rechtsbehelf'],
        message: 'Nennen Sie den Rechtsbehelf: Widerspruch oder Klage, Land, Grundlage.',
      },
    ]
  return demo || rechtsbehelf.bestaetigt !== null
    ? []
    : [
        {
          path: ['rechtsbehelf', 'bestaetigt'],
          message:
            'Nennen Sie, wer für die Bank Frist, Tag und Wortlaut der Belehrung bestätigt hat, und wann.',
        },
      ]
}

/** A version of notices as it may come in now; older ones stay readable as they are. */
export const NeueBescheidvorlage = Bescheidvorlage.check(
  z.superRefine((vorlage, ctx) => {
    for (const { path, message } of [...anlagen(vorlage), ...belehrung(vorlage), ...bestaetigung(vorlage)])
      ctx.addIssue({ code: 'custom', path: [...path], input: vorlage, message })
  }),
)
