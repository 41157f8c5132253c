import { antragDarstellen, type Abschnitt } from '@foerderportal/contract/zuwendung/angaben/darstellung'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung/pruefung'

/** What stands where, by the words of the form: page, group, question. Questions may stand more than once. */
const stellen = (abschnitte: readonly Abschnitt[]): Map<string, string> => {
  const gefunden = new Map<string, string>()
  for (const { titel, gruppen } of abschnitte)
    for (const gruppe of gruppen)
      for (const { frage, antwort } of gruppe.zeilen) {
        const stelle = [titel, gruppe.titel, frage].filter(Boolean).join(': ')
        gefunden.set(stelle, `${gefunden.get(stelle) ?? ''}\n${antwort ?? ''}`)
      }
  return gefunden
}

const HOECHSTENS = 6

/** What differs between two states of an application, in the words of its questions; [] where it can't be said. */
export const aenderungenInWorten = (
  vorher: AntragFormular,
  nachher: AntragFormular,
  kontext: AntragKontext,
): string[] => {
  const [alt, neu] = [vorher, nachher].map((formular) => stellen(antragDarstellen({ formular, kontext })))
  if (alt === undefined || neu === undefined) return []
  const alle = [...new Set([...alt.keys(), ...neu.keys()])].filter(
    (stelle) => alt.get(stelle) !== neu.get(stelle),
  )
  if (alle.length <= HOECHSTENS) return alle
  return [...alle.slice(0, HOECHSTENS), `und ${alle.length - HOECHSTENS} weitere Angaben`]
}
