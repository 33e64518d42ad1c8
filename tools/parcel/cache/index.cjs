/** Gatsby makes Parcel's cache, which nobody asks (../core). */
exports.LMDBCache = Object;
