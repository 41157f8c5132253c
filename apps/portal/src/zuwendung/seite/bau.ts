import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import { kategorieVonPfad } from '@foerderportal/contract/zuwendung/pruefung/kategorieTeile'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import { schrittPruefen, type AntragSchritt } from '@foerderportal/contract/zuwendung/flow'
import type { ComponentType } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import { schemaFehler } from '@foerderportal/shell/formular/pruefung'
import { late } from '@foerderportal/shell/late/late'

export type FelderProps<W extends FieldValues> = {
  readonly control: Control<W>
  /** The texts of the page as they stand now. */
  readonly werte: () => W
  readonly antrag: AntragAntwort
  readonly kontext: AntragKontext
  /** The form as it stands on the screen, with what other pages say. */
  readonly formular: AntragFormular
  readonly schritt: AntragSchritt
}

/** How a wizard page is made: its texts out of the form, the form out of its texts, and its fields. */
export type SeitenBau<W extends FieldValues> = {
  readonly lesen: (formular: AntragFormular) => W
  readonly schreiben: (werte: W) => (formular: AntragFormular) => AntragFormular
  readonly lesefehler?: (werte: W) => Feldfehler[]
  /** Paths whose errors the page shows at their place by itself, without a field of the form. */
  readonly zeigtSelbst?: (pfad: string) => boolean
  /** With a file that arrived while another page was open; undefined when its field is not one of this page. */
  readonly mitDatei?: (werte: W, feld: string, datei: DateiAngabe) => W | undefined
  readonly Felder: ComponentType<FelderProps<W>>
}

type Daten = { readonly formular: AntragFormular; readonly kontext: AntragKontext }

/** The form with what the page says now. */
const mitWerten = <W extends FieldValues>(bau: SeitenBau<W>, werte: W, daten: Daten): Daten => ({
  ...daten,
  formular: bau.schreiben(werte)(daten.formular),
})

/** The pages of the categories have all their items in hand, and speak of their own. */
const desSchritts =
  ({ key, part }: AntragSchritt, daten: Daten) =>
  ({ pfad }: Feldfehler): boolean =>
    key !== 'foerdergegenstaende' || kategorieVonPfad(daten, pfad) === part?.id

/** What a page still lacks: unreadable texts first, since the other checks see only gaps there. */
export const seitenLuecken = <W extends FieldValues>(
  schritt: AntragSchritt,
  bau: SeitenBau<W>,
  werte: W,
  daten: Daten,
): Feldfehler[] => {
  const jetzt = mitWerten(bau, werte, daten)
  const unlesbar = bau.lesefehler?.(werte) ?? []
  return [...unlesbar.filter(desSchritts(schritt, jetzt)), ...schrittPruefen(schritt, jetzt)]
}

/**
 * The schema weighs 12 kB with zod and is needed when the first field is left: fetched when the first is entered, not
 * with the page (rule L-01).
 */
export const FORMULAR_SCHEMA = late(
  async () => (await import('@foerderportal/contract/zuwendung/formular/formular')).AntragFormular,
)

/** What has a wrong form; without a network to fetch the schema from, nothing: the server looks at it once more. */
const formFehler = async (formular: AntragFormular): Promise<Feldfehler[]> => {
  const schema = await FORMULAR_SCHEMA.load().catch(() => undefined)
  return schema === undefined ? [] : schemaFehler(schema, formular)
}

/** Everything that is wrong on a page. */
export const seitenFehler = async <W extends FieldValues>(
  schritt: AntragSchritt,
  bau: SeitenBau<W>,
  werte: W,
  daten: Daten,
): Promise<Feldfehler[]> => {
  const jetzt = mitWerten(bau, werte, daten)
  const falsch = [...(bau.lesefehler?.(werte) ?? []), ...(await formFehler(jetzt.formular))]
  return [...falsch.filter(desSchritts(schritt, jetzt)), ...schrittPruefen(schritt, jetzt)]
}
