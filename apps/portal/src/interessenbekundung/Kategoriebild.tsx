import type { Kategorie } from '@foerderportal/contract/interessenbekundung/betraege'

/** The picture of a category, of the portal's own files. */
export function Kategoriebild({ kategorie: { imageSrc, imageAlt } }: { kategorie: Kategorie }) {
  return <img className="s-kategorie__bild" src={imageSrc} alt={imageAlt} width={160} height={96} />
}
