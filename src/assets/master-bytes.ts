/** The most bytes of a committed picture, from which the build makes every size: full pictures, and cut-outs, whose edges cost more. */
export const masterBytes = { opaque: 300_000, cutout: 600_000 }
