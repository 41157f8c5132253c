import { alsEuro } from '../../../shared/geld/betrag.ts'
import { deMinimisHindernis, freierRest } from '../../kern/deminimis/deMinimis.ts'
import { summen } from '../../antrag/rules.ts'
import { dateienVon } from '../../antrag/unterlagen/dokumentliste.ts'
import { erfuellt, nachlesen, nichtErfuellt, type Regel } from './regel.ts'

/** From the account: what other authorities have granted stands there once somebody has entered it from the declaration. */
export const deMinimisHoechstbetrag: Regel = ({ formular, deMinimis }) => {
  if (deMinimis === undefined) return null
  if (dateienVon(formular, 'deMinimisBeihilfeErklaerung').length === 0)
    return nichtErfuellt('Die De-minimis-Erklärung fehlt.')
  const { grenze, vergebenCent } = deMinimis
  const { zuwendungCent } = summen(formular.foerdergegenstandSeiten)
  const grund = deMinimisHindernis(grenze, vergebenCent, zuwendungCent)
  if (grund !== null) return nichtErfuellt(grund)
  const frei = alsEuro(freierRest(grenze, vergebenCent))
  return erfuellt(
    `Auf dem Konto sind ${frei} frei, beantragt sind ${alsEuro(zuwendungCent)}. Vergleichen Sie die Erklärung mit dem Konto.`,
  )
}

/** Whether whoever calculated his size with linked enterprises has listed them too. */
export const verbundeneGenannt: Regel = ({ formular }) => {
  const verbundene = (formular.produktgruppenDaten.groessenrechnung?.weitere ?? []).filter(
    ({ beziehung }) => beziehung === 'VERBUNDEN',
  )
  const gelistet = dateienVon(formular, 'auflistungVerbundenerBetriebe').length > 0
  if (gelistet)
    return nachlesen('Eine Auflistung liegt vor. Sind alle Betriebe daraus auf dem Konto verbunden?')
  return verbundene.length === 0
    ? erfuellt('Weder im Antrag noch in einer Auflistung ist ein verbundener Betrieb genannt.')
    : nichtErfuellt(
        `In der Größe sind ${verbundene.length} verbundene Unternehmen mitgerechnet, eine Auflistung fehlt.`,
      )
}
