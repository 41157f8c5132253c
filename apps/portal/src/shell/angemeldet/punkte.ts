import type { Portalprofil } from '@foerderportal/contract/shared/portal/portalprofil'
import { auszahlungAbText } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/auszahlungAb'
import { pfade } from '../../paths.ts'

/** What is known of an overview list. */
export type Liste = {
  readonly data?: readonly unknown[] | undefined
  readonly isError: boolean
}

export type Lage = {
  readonly bekundungen: Liste
  readonly antraege: Liste
  readonly auszahlungen: Liste
  /** The first day on which there will be something in `auszahlungen`, where one is certain. */
  readonly auszahlungAb?: string | undefined
  /** There is a current company. */
  readonly hatFirma: boolean
  /** The user may read grants. */
  readonly darfLesen: boolean
}

export type Punkt = {
  readonly text: string
  readonly href: string
  /** Addresses that belong to it begin so. */
  readonly bereich: string
  /** Why it can't be used now; undefined when it can. */
  readonly grund: string | undefined
}

const OHNE_FIRMA = 'Zuerst muss feststehen, für welches Unternehmen Sie handeln.'
const OHNE_RECHT = 'Dafür fehlt Ihnen die Berechtigung.'
const LAEDT = 'Wird noch geladen.'
const NICHT_GELADEN = 'Die Liste ließ sich nicht laden. Laden Sie die Seite neu.'

const NOCH_KEINE_AUSZAHLUNG =
  'Noch keine Auszahlungen: Hier fordern Sie Geld an, sobald ein Antrag bewilligt ist.'

/** R2.3-02: a list that holds nothing can't be entered, and says why. */
const grund = ({ data, isError }: Liste, { hatFirma, darfLesen }: Lage, leer: string) => {
  if (!hatFirma) return OHNE_FIRMA
  if (!darfLesen) return OHNE_RECHT
  if (data === undefined) return isError ? NICHT_GELADEN : LAEDT
  return data.length === 0 ? leer : undefined
}

/** The points of the main navigation that depend on the lists of the current company. */
export const punkte = (lage: Lage, profil: Portalprofil): readonly Punkt[] => [
  ...(profil.mitBekundungen
    ? [
        {
          text: 'Interessenbekundung',
          href: pfade.bekundungen,
          bereich: '/interessenbekundung',
          grund: grund(
            lage.bekundungen,
            lage,
            'Noch keine Interessenbekundung: Hier beginnen Sie eine, sobald eine Runde läuft.',
          ),
        },
      ]
    : []),
  {
    text: 'Anträge',
    href: pfade.antraege,
    bereich: '/zuwendung',
    grund: grund(lage.antraege, lage, `Noch keine Anträge: Hier beginnen Sie einen, ${profil.antraegeWann}.`),
  },
  {
    text: 'Auszahlungen',
    href: pfade.auszahlungen,
    bereich: '/auszahlung',
    grund: grund(
      lage.auszahlungen,
      lage,
      lage.auszahlungAb === undefined ? NOCH_KEINE_AUSZAHLUNG : `${auszahlungAbText(lage.auszahlungAb)}.`,
    ),
  },
]
