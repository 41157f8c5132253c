import { Skelett } from '@foerderportal/ui/Skelett.tsx'

/** Stands while a page is on its way: space at once, its shape after a second, a sentence after five. */
export function Ladeseite() {
  return <Skelett art="text" anzahl={4} was="Die Seite" />
}
