import type { Einwilligungstext } from '@foerderportal/contract/unternehmen/bekanntgabe/schema'

/**
 * What a company agrees to (S1-10), in its versions: which one was read stands at each consent, so a text is never
 * changed, another one follows it. The last is the one in force.
 */
const FASSUNGEN: readonly [Einwilligungstext, ...Einwilligungstext[]] = [
  {
    fassung: '2026-11',
    absaetze: [
      'Wir sind damit einverstanden, dass die Bank uns Bescheide bekannt gibt, indem sie sie in diesem Portal zum Abruf bereitstellt (§ 41 Absatz 2a Verwaltungsverfahrensgesetz).',
      'Liegt ein Bescheid bereit, bekommen alle Personen mit Zeichnungsberechtigung eine E-Mail. Abrufen kann ihn jede von ihnen, nachdem sie sich angemeldet hat. Sie muss identifiziert sein.',
      'Am Tag nach dem Abruf gilt der Bescheid als bekannt gegeben; dann beginnen seine Fristen. Ruft ihn innerhalb von zehn Tagen nach der E-Mail niemand ab, gibt die Bank ihn auf einem anderen Weg bekannt.',
      'Die Einwilligung gilt für alle künftigen Bescheide und lässt sich jederzeit in den Unternehmensdaten widerrufen. Ohne sie kommen Bescheide mit der Post.',
    ],
  },
]

/** The text in force. */
export const einwilligungstext = (): Einwilligungstext => FASSUNGEN.at(-1) ?? FASSUNGEN[0]
