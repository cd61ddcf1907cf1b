/** The most bytes of a picture's master: full pictures, and cut-outs, whose edges cost more. */
export const masterBytes = { opaque: 300_000, cutout: 600_000 }
