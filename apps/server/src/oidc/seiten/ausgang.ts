import { html } from '../../platform/seiten/html.ts'
import { wegZu } from '../anmeldung/interaktion.ts'
import { fehlerMeldung } from './felder.ts'
import type { Seite } from './rahmen.ts'

export type Ausgang = {
  readonly uid: string
  readonly token: string
  /** The portal asked for the step: it may be left undone. Else the account needs it, and only signing out is left. */
  readonly abbrechbar: boolean
  /** Steps that follow. */
  readonly danach: number
  readonly fehler?: string | undefined
  /** The page has its own. */
  readonly eigener?: true | undefined
}

const ausblick = (danach: number) =>
  danach === 1 ? 'Danach folgt noch ein Schritt.' : `Danach folgen noch ${danach} Schritte.`

const ABBRECHEN = {
  id: 'kc-cancel',
  wohin: '/abbrechen',
  knopf: 'Abbrechen',
  satz: 'Sie können diesen Schritt auch lassen. Dann ändert sich nichts.',
} as const
const ABMELDEN = {
  id: 'kc-logout',
  wohin: '/abmelden',
  knopf: 'Abmelden',
  satz: 'Erst nach diesem Schritt geht es im Portal weiter.',
} as const

const formular = ({ uid, token, abbrechbar, danach }: Ausgang) => {
  const { id, wohin, knopf, satz } = abbrechbar ? ABBRECHEN : ABMELDEN
  return html` <form class="daneben" aria-label="${knopf}" method="post" action="${wegZu(uid, wohin)}">
    <input type="hidden" name="token" value="${token}" />
    <p>${danach > 0 && ausblick(danach)} ${satz}</p>
    <button id="${id}" class="knopf knopf--neben" type="submit">${knopf}</button>
  </form>`
}

/** The page of a required action with the way out below it. */
export const mitAusgang = (seite: Seite, ausgang: Ausgang): Seite => {
  const { fehler, eigener } = ausgang
  return {
    ...seite,
    titel: fehler === undefined ? seite.titel : `Fehler: ${seite.titel}`,
    inhalt: html` ${fehlerMeldung(fehler)} ${seite.inhalt}${eigener !== true && formular(ausgang)}`,
  }
}
