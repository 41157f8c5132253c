import { adresseZaehlen } from '@foerderportal/client/verzeichnis/verzeichnis'
import { get, useFormState, useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { useNetzpruefung } from '../formular/useNetzpruefung.ts'
import { Auskunft } from './Auskunft.tsx'

type Adresse = Parameters<typeof adresseZaehlen>[0]

/** Only a whole address is worth asking about, and only one that was changed: nobody doubts what is saved. */
const vollstaendig = (adresse: Adresse): boolean =>
  Object.values(adresse).every((teil) => teil?.trim()) && /^(?!00)\d{5}$/.test(adresse.plz.trim())

// The check compares texts: an address is one.
const zaehlen = (adresse: string, signal: AbortSignal) =>
  adresseZaehlen(JSON.parse(adresse) as Adresse, signal) // written by AdressAuskunft

type Props<W extends FieldValues> = {
  control: Control<W>
  pfad: string
  /** The user is still writing it. */
  wartet: boolean
  /** The postal code has several places, and none is named yet. */
  ortOffen: boolean
}

/** Whether the data directory knows the address, below its fields. It keeps nobody from using another. */
export function AdressAuskunft<W extends FieldValues>({ ortOffen, ...props }: Props<W>) {
  const stand = useAdressPruefung(props)
  if (stand.art === 'schlecht') return <Auskunft hinweis={undefined} stoerung={stand.text} />
  const unbekannt = stand.art === 'gut' && stand.antwort === 0
  return <Auskunft hinweis={ortOffen ? MEHRERE_ORTE : unbekannt ? UNBEKANNT : undefined} />
}

const UNBEKANNT = 'Adresse nicht im Verzeichnis. Wenn sie stimmt, machen Sie damit weiter.'
const MEHRERE_ORTE = 'Zu dieser Postleitzahl gehören mehrere Orte. Wählen Sie Ihren.'

const useAdressPruefung = <W extends FieldValues>({ control, pfad, wartet }: Omit<Props<W>, 'ortOffen'>) => {
  const name = (feld: keyof Adresse) => `${pfad}.${feld}` as FieldPath<W> // as in AdressFelder
  const teile = useWatch({ control, name: [name('strasse'), name('hausnummer'), name('plz'), name('ort')] })
  const [strasse = '', hausnummer = '', plz = '', ort = ''] = teile.map(String)
  const { dirtyFields } = useFormState({ control })
  const geaendert = Object.values(get(dirtyFields, pfad) ?? {}).includes(true)
  const adresse = { strasse, hausnummer, plz, ort }
  const fraglich = geaendert && vollstaendig(adresse)
  return useNetzpruefung(fraglich ? JSON.stringify(adresse) : undefined, zaehlen, wartet)
}
