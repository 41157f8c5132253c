import { late, together, type Late } from '@foerderportal/shell/late/late'
import { pageShape } from '@foerderportal/shell/late/latePage.tsx'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { BAU, istBauName } from '../antrag/antragSeiten.ts'
import { FELD } from '@foerderportal/assistent/dateien/UploadFeld.tsx'
import { Kategorie } from '../seiten/gegenstaende/kategorieTeil.tsx'

export const Zusammenfassung = latePart(
  async () => (await import('../zusammenfassung/Zusammenfassung.tsx')).Zusammenfassung,
  pageShape('Diese Angaben'),
)

/**
 * All steps of the wizard: without a network, too, each is found once they have come. Small pieces, so that none weighs
 * on what the user does himself: what two steps share comes before them.
 */
export const TEILE: readonly Late<unknown>[] = [
  ...Object.values(BAU),
  FELD,
  Kategorie,
  late(() => import('../zusammenfassung/Angaben.tsx')),
  Zusammenfassung,
]

/** What the step at an address is drawn from. */
export const teilAn = (pfad: string): Late<unknown> => {
  if (istBauName(pfad)) return BAU[pfad]
  if (pfad === 'zusammenfassung') return Zusammenfassung
  return pfad.startsWith('kategorie-') ? together(BAU.foerdergegenstaende, Kategorie) : together()
}
