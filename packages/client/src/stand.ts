/** What the server has, with the version that the next save builds on. */
export type Stand<T> = { readonly wert: T; readonly version: number | undefined }
