import { gehoertZu, schrittPruefen } from '@foerderportal/contract/formular/flow'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import type { Step } from '@foerderportal/flow/flow'
import { schemaFehler } from '@foerderportal/shell/formular/pruefung'
import type { FieldValues } from 'react-hook-form'
import {
  datenVon,
  type Daten,
  type Formularart,
  type OffenesFormular,
  type Seitenbau,
  type Formularantwort,
} from '../formularart.ts'

/** A page of questions that is open. */
export type OffeneSeite<V extends Formularantwort, K, W extends FieldValues = FieldValues> = OffenesFormular<
  V,
  K
> & {
  readonly schritt: Step<string>
  readonly bau: Seitenbau<V, K, W>
}

/** The form with what the page says now. */
const mitWerten = <V extends Formularantwort, K, W extends FieldValues>(
  seite: OffeneSeite<V, K, W>,
  werte: W,
): Daten<V, K> => {
  const daten = datenVon(seite)
  return { ...daten, formular: seite.bau.schreiben(werte)(daten.formular) }
}

const desSchritts =
  <V extends Formularantwort, K, W extends FieldValues>(
    { art, schritt }: OffeneSeite<V, K, W>,
    daten: Daten<V, K>,
  ) =>
  ({ pfad }: Feldfehler): boolean =>
    gehoertZu(art.flow, schritt, daten, pfad)

/** What a page still lacks: unreadable texts first, since the other checks see only gaps there. */
export const seitenLuecken = <V extends Formularantwort, K, W extends FieldValues>(
  seite: OffeneSeite<V, K, W>,
  werte: W,
): Feldfehler[] => {
  const jetzt = mitWerten(seite, werte)
  const unlesbar = seite.bau.lesefehler?.(werte) ?? []
  return [
    ...unlesbar.filter(desSchritts(seite, jetzt)),
    ...schrittPruefen(seite.art.flow, seite.schritt, jetzt),
  ]
}

/** What has a wrong form; without a network to fetch the schema from, nothing: the server looks at it once more. */
export const formFehler = async <V extends Formularantwort, K>(
  { schema }: Formularart<V, K>,
  formular: V['formular'],
): Promise<Feldfehler[]> => {
  const geladen = await schema.load().catch(() => undefined)
  return geladen === undefined ? [] : schemaFehler(geladen, formular)
}

/** Everything that is wrong on a page. */
export const seitenFehler = async <V extends Formularantwort, K, W extends FieldValues>(
  seite: OffeneSeite<V, K, W>,
  werte: W,
): Promise<Feldfehler[]> => {
  const jetzt = mitWerten(seite, werte)
  const falsch = [...(seite.bau.lesefehler?.(werte) ?? []), ...(await formFehler(seite.art, jetzt.formular))]
  return [
    ...falsch.filter(desSchritts(seite, jetzt)),
    ...schrittPruefen(seite.art.flow, seite.schritt, jetzt),
  ]
}
